-- Owner: modules/chat. Written with the message since this version (decision 0065): what belongs to a message is its module's.
COMMENT ON TABLE desk_hint IS 'Topics of the hint lists by message, as long as the chat is open.';
