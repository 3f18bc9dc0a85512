-- Owner: modules/chat.
ALTER TABLE chat
  -- Whose place the person asked somebody else to take; they get the chat no more while anybody else is there.
  ADD another_than uuid REFERENCES account ON DELETE SET NULL;
