-- One seed planted every area at first. Since then each area has a seed of its own name:
-- where the old one was planted, those of its areas were too.
INSERT INTO seed_runs (name)
SELECT unnest(ARRAY['banners-1', 'products-1', 'categories-1', 'types-1', 'listings-1'])
WHERE EXISTS (SELECT FROM seed_runs WHERE name = 'aruba-1')
ON CONFLICT DO NOTHING;
