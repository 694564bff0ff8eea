-- Every write, by whichever instance or tool, raises the version of its area,
-- so that answers cached in memory are known to be old.
CREATE FUNCTION bump_data_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO data_versions (area, version) VALUES (TG_ARGV[0], 1)
  ON CONFLICT (area) DO UPDATE SET version = data_versions.version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER banners_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version('banners');
--> statement-breakpoint
CREATE TRIGGER products_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version('products');
--> statement-breakpoint
CREATE TRIGGER categories_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version('categories');
--> statement-breakpoint
CREATE TRIGGER vehicle_types_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicle_types
  FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version('types');
--> statement-breakpoint
CREATE TRIGGER vehicle_subcategories_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vehicle_subcategories
  FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version('types');
--> statement-breakpoint
CREATE TRIGGER listing_categories_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_categories
  FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version('listings');
--> statement-breakpoint
CREATE TRIGGER listings_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version('listings');
