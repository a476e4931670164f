import { Header } from "../parts/Header";

export function AboutPage() {
  return (
    <div>
      <Header />
      <main className="page narrow">
        <h1>About</h1>
        <p>
          Bailiwick is Dominion in Python: a rules engine that gets the hard rulings right, and this table. It is an unofficial fan project, not affiliated with or endorsed by the publisher or the
          designer of Dominion. Card names, costs and types are facts of the game; all texts are our own words, and no picture of the game is used. The program is free under the MIT licence.
        </p>
        <h2>Emblems</h2>
        <p>
          The emblems on the cards are from <a href="https://game-icons.net">game-icons.net</a>, drawn by Lorc, Delapouite, Skoll, sbed, Caro Asercion and others, under{" "}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>, recoloured here.
        </p>
        <h2>Letters</h2>
        <p>
          Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the <a href="https://openfontlicense.org">SIL Open Font License</a>.
        </p>
      </main>
    </div>
  );
}
