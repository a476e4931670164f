import type { Emote } from "../../protocol";

const emotes: Record<Emote["emote"], string> = {
  hello: "Hello!",
  thanks: "Thank you",
  "well-played": "Well played",
  oops: "Oops",
  thinking: "Let me think …",
  "good-game": "Good game",
};

export const talk = {
  title: "Talk",
  unread: (count: number) => (count === 1 ? "1 new remark" : `${count} new remarks`),
  nothing: "Nobody has said anything yet.",
  kept: "What is said here is heard by all at this table and kept nowhere.",
  you: "You",
  spectator: "A spectator",
  write: "Say something",
  send: "Say it",
  emotes,
  emoteGroup: "Say it with one click",
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  muteSpectators: "Mute spectators",
  unmuteSpectators: "Hear spectators again",
  spectators: "Spectators may talk, too",
  watching: "Spectators cannot talk at this table.",
  yourTurn: "It is your turn",
  sound: "Sounds",
  soundHelp: "Soft ones: cards, gains, your turn",
  notify: "Tell me when it is my turn",
  notifyHelp: "A notice of the browser while this page is not seen",
  noNotices: "This browser has no notices.",
  noticesRefused: "The browser does not allow notices of this page; its own settings can.",
  hear: "Show what others say",
  hearHelp: "Off: nobody at any table can say anything to you",
};
