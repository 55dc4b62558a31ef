### Learning by doing: the words around every game’s lessons.

web-lesson = Lesson
web-lesson-step = step { $number } of { $last }
web-lesson-show = Show me
web-lesson-again = From the start
web-lesson-astray = That leads elsewhere. Take it back, or begin the lesson again.
web-lesson-next = Next lesson
web-lesson-all = All lessons
web-lesson-play = Play a game
web-lesson-learnt = learnt
web-lessons-title = { $game }: learn by doing
web-lessons-about = Little games of a minute each. You make the moves, the real rules answer; nothing can go wrong.
