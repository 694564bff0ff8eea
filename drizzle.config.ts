import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes a migration of the mock backend's schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './mocks/db/schema.ts',
  out: './mocks/db/migrations',
});
