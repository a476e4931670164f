export const guide = {
  good: "Got it",
  noMore: "No more hints",
  yourFirst: "Your first game",
  lessons: {
    hand: {
      title: "Your first hand",
      text: "Your deck is ten cards: seven Coppers, which are money, and three Estates, which are points. Five are in your hand. A gold ring shows what you can do: press “Play all Treasures”.",
    },
    buy: {
      title: "Buy a card",
      text: "Your coins buy one card now. It goes to your discard pile and comes back to your hand later, again and again. Silver is a good start. Hold the mouse over a card, or press long on it, to read it.",
    },
    cleanup: {
      title: "A turn ends",
      text: "What you played and what was left in your hand went to your discard pile, and you drew five new cards. An empty deck is made anew from the discard pile: so you meet what you bought.",
    },
    victory: {
      title: "How to win",
      text: "Most points win. The game ends when the Provinces or any three piles are gone. Until then points do nothing: buy money and Actions first, Provinces as soon as you have eight coins.",
    },
    action: {
      title: "Your first Action",
      text: "A turn is Actions, buying, cleaning up. You may play one Action, and more if a card says so. Click the card with the gold ring; its text is done from the top down.",
    },
    village: {
      title: "A Village first",
      text: "Play the Village before the other Action: it gives two Actions, so the other one can still be played. Most good decks are built around this.",
    },
    attack: {
      title: "An Attack",
      text: "Your opponent plays an Attack: cards with a red edge do something to everybody else. Pick what you can spare; a Moat in your hand would keep you safe.",
    },
    react: {
      title: "A Reaction",
      text: "Somebody plays an Attack, and you hold a card with a blue edge: a Reaction. Show it, and the Attack passes you by. It stays in your hand.",
    },
    gold: {
      title: "Six coins",
      text: "Six coins buy a Gold, worth three coins each time you draw it. With a few of them, a Province is not far.",
    },
    province: {
      title: "Eight coins",
      text: "A Province: six points, more than anything else here. From now on, take one whenever you can.",
    },
    done: {
      title: "You know how to play",
      text: "That is all; the rest is on the cards. Undo takes back a slip, the log tells what happened, and ? shows the keys. Finish this game, or look for a bigger one in the lobby. Good luck!",
    },
  },
};
