# What the coach says at a first game of Dash to Mordor. [1] is a pin on the board, [D4.2] a clause of the rules.

dash-coach-hobbit = Everybody runs from Bag End to Mordor on a sheet of their own. First in Mordor wins, unless the Nazgûl fill your eight squares before. Pick whom you like; I would take Frodo [1]. His colour will matter.
    .title = Choose your hobbit
dash-coach-roll = Five dice. **Keep at least one**, no symbol twice; the others are rolled again until none is left. [D4.2] I would keep the ring [1]: it walks. A Nazgûl [2] must be kept anyway. Click both, then the button.
    .title = Your first roll
dash-coach-nazgul = A roll with a Nazgûl costs one: you **must** keep one of them. [D4.5] The colour says whom it hunts. Red [1] runs after Sam, so it hurts somebody else. One that nobody plays, your own colour or black [2] comes after you.
    .title = Which hunter?
dash-coach-tree = The White Tree [1] is the only brake: keep it and your turn stops rolling, whatever the other dice show. [D4.9] Take it while you like what you have. Otherwise roll on, and hope.
    .title = The White Tree
dash-coach-ring = A ring [1] is one circle forward at the end of your turn. [D6.1] Keep it, and remember: kept orcs must not outnumber kept warriors, or all your rings are void.
    .title = A ring!
dash-coach-warrior = You have kept an orc. This warrior [1] cancels it, and your rings work again. [D6.3] A warrior for every orc: that is the whole art of the road.
    .title = A warrior for the orc
dash-coach-gandalf = Gandalf [1] does not walk. He splits one of your empty squares, so that the Nazgûl need two marks for it. [D6.5] Early on that is worth a lot; later he may find no empty square left.
    .title = Gandalf stands by you
dash-coach-orc = An orc [1] is harmless alone, but with more orcs than warriors no ring counts. [D6.2] Leave it for the next roll if you can, or take it when a warrior lies beside it.
    .title = Mind the orcs
dash-coach-split = Your dice are counted now. Gandalf first: click an empty square of your Nazgûl path, below the road. Marks go from left to right, so any empty one helps. [D7.2]
    .title = Split a square
dash-coach-race = Look at the other sheet now and then. Whoever marks Mordor ends the game with that round, so everybody has the same number of turns. [D9.2] If you are behind, take more risk for rings.
    .title = It is a race
dash-coach-danger = Few marks are left on your Nazgûl path. When the eighth square is full you are out, even on somebody else’s turn. [D8.2] Keep Gandalf, send the hunters to others, and stop with the Tree.
    .title = They are close behind
dash-coach-near = Mordor is near. Count the rings you need; more are lost. [D6.1] But if the last square fills in the same turn, you have not arrived. [D8.3]
    .title = The last circles
dash-coach-end = That was a whole game: roll, keep, count, and mind who hunts whom. Below the board you can watch it again. The advanced side gives every place a power of its own.
    .title = You know the road now
