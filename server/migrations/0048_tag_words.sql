-- Owner: modules/desk. `label` is the Uzbek word; empty: nobody has translated it, and the Uzbek one stands in.
ALTER TABLE desk_tag ADD COLUMN label_ru text NOT NULL DEFAULT '';
ALTER TABLE desk_tag ADD COLUMN label_en text NOT NULL DEFAULT '';
