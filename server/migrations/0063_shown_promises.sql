-- Owner: modules/follow-ups. Whether the person it was made to sees it beside their chat. What was written for the team alone stays with it.
ALTER TABLE follow_up ADD shown boolean NOT NULL DEFAULT false CHECK (NOT shown OR chat_id IS NOT NULL);
