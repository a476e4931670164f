"""The names of all Dominion cards, whether this project has the card or not: any of them can be named.

A named card is recorded by its place in this list. So the order never changes, and new names go to the end.
"""

from __future__ import annotations

__all__ = ["CARD_NAMES"]

CARD_NAMES = """
Abundance; Acolyte; Acting Troupe; Adventurer; Advisor; Alchemist; Alley; Altar; Ambassador; Amulet; Animal Fair
Anvil; Apothecary; Apprentice; Archer; Archive; Aristocrat; Armory; Artificer; Artisan; Artist; Astrolabe; Avanto
Bag of Gold; Baker; Band of Misfits; Bandit; Bandit Camp; Bank; Barbarian; Bard; Barge; Baron; Bat; Battle Plan
Bauble; Bazaar; Beggar; Berserker; Bishop; Black Cat; Black Market; Blacksmith; Blessed Village; Blockade
Border Guard; Border Village; Bounty Hunter; Bridge; Bridge Troll; Broker; Bureaucrat; Buried Treasure
Bustling Village; Butcher; Cabin Boy; Cache; Cage; Camel Train; Candlestick Maker; Capital; Capital City; Captain
Caravan; Caravan Guard; Cardinal; Cargo Ship; Carnival; Carpenter; Cartographer; Catacombs; Catapult; Cauldron
Cavalry; Cellar; Cemetery; Champion; Chancellor; Change; Changeling; Chapel; Chariot Race; Charlatan; Charm; Church
City; City Quarter; Clerk; Cobbler; Coin of the Realm; Collection; Colony; Conclave; Conjurer; Conspirator
Contraband; Contract; Copper; Coppersmith; Coronet; Corsair; Council Room; Count; Counterfeit; Counting House
Courier; Courser; Courtier; Courtyard; Coven; Craftsman; Crew; Crossroads; Crown; Crucible; Crypt; Crystal Ball
Cultist; Curse; Cursed Gold; Cursed Village; Cutpurse; Cutthroat; Daimyo; Death Cart; Demesne; Den of Sin; Destrier
Develop; Devil's Workshop; Diadem; Diplomat; Disciple; Dismantle; Displace; Distant Lands; Distant Shore; Doctor
Druid; Ducat; Duchess; Duchy; Duke; Dungeon; Duplicate; Elder; Embargo; Embassy; Emissary; Emporium; Encampment
Enchantress; Engineer; Enlarge; Envoy; Estate; Exorcist; Expand; Experiment; Explorer; Fairgrounds; Faithful Hound
Falconer; Familiar; Farmers' Market; Farmhands; Farming Village; Farmland; Farrier; Feast; Feodum; Ferryman
Festival; Figurine; First Mate; Fisherman; Fishing Village; Fishmonger; Flag Bearer; Flagship; Followers; Fool
Fool's Gold; Footpad; Forager; Forge; Fortress; Fortune; Fortune Hunter; Fortune Teller; Forum; Frigate; Fugitive
Galleria; Gardens; Garrison; Gatekeeper; Gear; Ghost; Ghost Ship; Ghost Town; Giant; Gladiator; Goat; Goatherd; Gold
Gold Mine; Golem; Gondola; Goons; Governor; Grand Market; Graverobber; Great Hall; Grey Mustang; Groom; Grotto
Groundskeeper; Guard Dog; Guardian; Guide; Guildmaster; Haggler; Hamlet; Harbinger; Harbor Village; Harvest
Haunted Mirror; Haunted Woods; Haven; Herald; Herb Gatherer; Herbalist; Hermit; Hero; Hideout; Highway; Highwayman
Hill Fort; Hireling; Hoard; Horn of Plenty; Horse; Horse Traders; Hostelry; Housecarl; Hovel; Huge Turnip; Hunter
Hunting Grounds; Hunting Lodge; Hunting Party; Idol; Ill-Gotten Gains; Imp; Imperial Envoy; Importer; Improve
Infirmary; Inn; Innkeeper; Inventor; Investment; Ironmonger; Ironworks; Island; Jack of All Trades; Jester
Jewelled Egg; Journeyman; Joust; Junk Dealer; Kiln; King's Cache; King's Court; Kitsune; Laboratory; Lackeys
Landing Party; Legionary; Leprechaun; Library; Lich; Lighthouse; Litter; Livery; Loan; Longship; Lookout; Lost City
Lucky Coin; Lurker; Madman; Magic Lamp; Magnate; Magpie; Mandarin; Mapmaker; Marauder; Marchland; Margrave; Market
Market Square; Maroon; Marquis; Masquerade; Mastermind; Masterpiece; Menagerie; Mercenary; Merchant; Merchant Camp
Merchant Guild; Merchant Ship; Messenger; Militia; Mill; Miller; Mine; Mining Road; Mining Village; Minion; Mint
Miser; Moat; Modify; Monastery; Moneylender; Monkey; Monument; Mountain Shrine; Mountain Village; Mountebank; Mystic
Native Village; Navigator; Necromancer; Necropolis; Night Watchman; Ninja; Noble Brigand; Nobles; Nomad Camp; Nomads
Oasis; Old Map; Old Witch; Oracle; Outpost; Overgrown Estate; Overlord; Paddock; Page; Pasture; Patrician; Patrol
Patron; Pawn; Pearl Diver; Peasant; Peddler; Pendant; Philosopher's Stone; Pickaxe; Pilgrim; Pillage; Pirate
Pirate Ship; Pixie; Platinum; Plaza; Plunder; Poacher; Poet; Pooka; Poor House; Port; Possession; Potion; Pouch
Priest; Prince; Princess; Procession; Province; Quarry; Quartermaster; Rabbits; Rabble; Raider; Ranger; Ratcatcher
Rats; Raze; Rebuild; Recruiter; Relic; Remake; Remodel; Renown; Replace; Research; Rice; Rice Broker; River Shrine
Riverboat; Rocks; Rogue; Ronin; Root Cellar; Rope; Royal Blacksmith; Royal Carriage; Royal Galley; Royal Seal
Rustic Village; Saboteur; Sack of Loot; Sacred Grove; Sacrifice; Sage; Sailor; Salvager; Samurai; Sanctuary; Sauna
Scavenger; Scepter; Scheme; Scholar; Scout; Scrap; Scrying Pool; Sculptor; Sea Chart; Sea Hag; Sea Witch; Search
Secluded Shrine; Secret Cave; Secret Chamber; Secret Passage; Seer; Sentinel; Sentry; Settlers; Shaman; Shanty Town
Sheepdog; Shepherd; Shop; Sibyl; Silk Merchant; Silk Road; Silver; Silver Mine; Siren; Skirmisher; Skulk; Sleigh
Smithy; Smugglers; Snake Witch; Snowy Village; Soldier; Soothsayer; Survivors; Sorcerer; Sorceress; Souk
Specialist; Spice Merchant; Spices; Spoils; Spy; Squire; Stables; Stash; Steward; Stockpile; Stonemason; Storeroom
Storyteller; Stowaway; Stronghold; Student; Sunken Treasure; Supplies; Swamp Hag; Swamp Shacks; Swap; Swashbuckler
Swindler; Sycophant; Tactician; Talisman; Tanuki; Taskmaster; Taxman; Tea House; Teacher; Temple; Tent; Territory
Thief; Throne Room; Tiara; Tide Pools; Tools; Tormentor; Torturer; Tournament; Town; Town Crier; Tracker
Trade Route; Trader; Trading Post; Tragic Hero; Trail; Transmogrify; Transmute; Treasure Hunter; Treasure Map
Treasure Trove; Treasurer; Treasury; Tribute; Trickster; Trusty Steed; Tunnel; Underling; University; Upgrade
Urchin; Vagrant; Vampire; Vassal; Vault; Venture; Villa; Village; Village Green; Villain; Vineyard; Voyage
Walled Village; Sir Vander; Wandering Minstrel; War Chest; Warehouse; Warlord; Warrior; Watchtower
Wayfarer; Wealthy Village; Weaver; Werewolf; Wharf; Wheelwright; Wild Hunt; Will-o'-Wisp; Wine Merchant; Wish
Wishing Well; Witch; Witch's Hut; Woodcutter; Worker's Village; Workshop; Yard Dog; Young Witch; Zombie Apprentice
Zombie Mason; Zombie Spy
Harem; Abandoned Mine; Amphora; Crumbling Castle; Dame Anna; Dame Josephine; Dame Molly; Dame Natalie; Dame Sylvia
Doubloons; Endless Chalice; Figurehead; Grand Castle; Hammer; Haunted Castle; Humble Castle; Insignia; Jewels
King's Castle; Opulent Castle; Orb; Prize Goat; Puzzle Box; Ruined Library; Ruined Market; Ruined Village; Sextant
Shield; Sir Bailey; Sir Destry; Sir Martin; Sir Michael; Small Castle; Spell Scroll; Sprawling Castle; Staff; Sword
""".replace("\n", "; ").strip("; ").split("; ")
