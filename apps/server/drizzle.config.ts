import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case', // the same in src/db/db.ts
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
})
