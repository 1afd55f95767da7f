# Turn notices: the panel at the table, and what the server writes to people who are away.

notice-turn-subject = Your turn: { $title }
notice-turn-text = It is your turn at the table “{ $title }”.
notice-code-subject = { $code } is your code
notice-code-text = Somebody wants turn notices of the table “{ $title }” to come here. If that is you, enter this code at the table: { $code }. If not, do nothing, and no more will come.

away = Tell me when it is my turn
away-lead = Also when this page is closed. A notice says that it is your turn and at which table, nothing else.
away-none = This server sends no notices to people who are away.
away-seat = For { $seat }
away-push = Notify this device
away-push-denied = Your browser does not allow notifications from this page. You can change that in its settings.
away-push-failed = The browser could not arrange notifications. Try again later.
away-mail = E-mail
away-mail-send = Send me a code
away-code = Code from the e-mail
away-code-confirm = Confirm
away-hook = Webhook
away-hook-add = Add
away-to-push-here = This device
away-to-push = Another device
away-to-mail = E-mail to { $to }
away-to-hook = Webhook at { $to }
away-unconfirmed = waiting for the code
away-stop = Stop
away-stop-all = Stop all notices
