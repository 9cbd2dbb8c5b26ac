# The roles of Tolerance: who they are and what they want.

role-bertram = Bertram the Balanced
role-bertram-about = Bertram believes what the crown believes and mourns only those the crown wanted alive. He courts the peasants under Mary, the nobles under Elizabeth and the guilds under James.

role-ned = Ned
role-ned-about = A merchant's son and a Protestant to the bone, at home among nobles and guild members. He starts no fights, but a dead Catholic does him no harm.

role-pierre = Pierre
role-pierre-about = A nobleman of the old faith who keeps to his own kind and wants nothing to do with guilds. He counts every dead Protestant as a good deed.

role-george = George
role-george-about = A country squire, fervently Catholic, who leans on his peasants and on the clergy. He would rather bury heretics than answer them.

role-juba = Juba
role-juba-about = Once enslaved, now the owner of a trading house. He puts his trust in townsfolk, guilds and good money, finds Protestants easier to trade with, and loses by every death.

role-margaret = Margaret
role-margaret-about = A gentle noblewoman to whom any honest piety is dear and money means nothing. She stands by her peers and the poor, and every death grieves her.

role-gregory = Gregory the Yeoman
role-gregory-about = A farmer who trusts his own folk, not his betters. He goes to whatever church the law prescribes and saves his devotion for coin.

role-patchwork = Patchwork
role-patchwork-about = A highwayman who lives off the dead, whatever they believed. A friend in the guilds is handy; being the guilds' best friend gets him noticed.
