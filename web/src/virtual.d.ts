declare module "virtual:emblems" {
  export const paths: Record<string, string>;
}
declare module "*.css";
