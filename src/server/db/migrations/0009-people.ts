import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The owner, disabled accounts, and links that allow someone to create an account. An account without a row is a member.
 * On an existing server, the oldest account becomes the owner.
 */
export const people: Migration = {
  id: '0009-people',
  up: async (schema, { int8 }) => {
    await schema.schema
      .createTable('member')
      .addColumn('uid', 'text', (column) => column.primaryKey())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('disabled_at', int8)
      .execute();
    await schema.schema
      .createIndex('member_owner')
      .on('member')
      .column('role')
      .unique()
      .where(sql.ref('role'), '=', sql.lit('owner'))
      .execute();
    await schema.schema
      .createTable('invitation')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('created_at', int8, (column) => column.notNull())
      .addColumn('expires_at', int8, (column) => column.notNull())
      .addColumn('used_at', int8)
      .addColumn('used_by', 'text')
      .addColumn('revoked_at', int8)
      .execute();
    const tables = await schema.introspection.getTables();
    if (!tables.some(({ name }) => name === 'user')) return; // a new database, whose accounts follow
    await sql`INSERT INTO member (uid, role)
      SELECT id, 'owner' FROM "user" ORDER BY "createdAt", id LIMIT 1`.execute(schema);
  },
};
