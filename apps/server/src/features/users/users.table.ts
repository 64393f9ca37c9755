import { DUTIES, EMAIL_STANDINGS, IDENTIFICATION_TYPES, LANGUAGES, USER_STATUSES } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { freeText, instant, isOneOf, record } from '../../db/columns.ts'
import { searchable } from '../../db/search.ts'

export const usersTable = pgTable(
  'users',
  {
    ...record(),
    isAdmin: boolean().notNull().default(false),
    isAssociate: boolean().notNull().default(false),
    /** On file for deliveries; cannot sign in. */
    isCourier: boolean().notNull().default(false),
    /** Of an administrator; null until an owner says which, and then an owner's. */
    duties: text({ enum: DUTIES }).array(),
    status: text({ enum: USER_STATUSES }).notNull().default('active'),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Lower case. */
    email: text().notNull().unique(),
    emailStatus: text({ enum: EMAIL_STANDINGS }).notNull().default('confirmed'),
    /** Lower case: takes the place of `email` once its link is followed. */
    pendingEmail: text(),
    username: text(),
    /** None for a courier, and until an invited person chooses a password. */
    passwordHash: text(),
    identificationType: text({ enum: IDENTIFICATION_TYPES }).notNull().default('cedula'),
    identification: freeText(),
    /** When staff saw the document of this identification. */
    identityVerifiedAt: instant(),
    birthDate: date(),
    phone: freeText(),
    address: freeText(),
    city: freeText(),
    province: freeText(),
    language: text({ enum: LANGUAGES }).notNull().default('es'),
    /** The client's own code in Miami, like UIO-1042; none for staff. */
    casilleroCode: text().unique('users_casillero_code_unique'),
    associateId: uuid().references((): AnyPgColumn => usersTable.id),
    hasDiscount: boolean().notNull().default(false),
    /** What the client said that they would pay, until which day, and when it was written down; with the words of staff. */
    paymentPromisedOn: date(),
    paymentPromisedInCents: bigint({ mode: 'number' }),
    paymentPromisedAt: instant(),
    paymentPromiseNote: freeText(),
    /** Since when the client is not reminded of what they owe, and who decided so. */
    paymentRemindersOffAt: instant(),
    paymentRemindersOffById: uuid().references((): AnyPgColumn => usersTable.id),
    /** When it was closed for good: its code is all that tells whose it was (docs/decisions/0123). */
    closedAt: instant(),
    searchText: text().generatedAlwaysAs(
      (): SQL =>
        searchable(
          usersTable.firstName,
          usersTable.lastName,
          usersTable.email,
          usersTable.casilleroCode,
          usersTable.identification,
        ),
    ),
  },
  (table) => [
    isOneOf('users_status_check', table.status, USER_STATUSES),
    isOneOf('users_email_status_check', table.emailStatus, EMAIL_STANDINGS),
    isOneOf('users_identification_type_check', table.identificationType, IDENTIFICATION_TYPES),
    isOneOf('users_language_check', table.language, LANGUAGES),
    check(
      'users_duties_check',
      sql`cardinality(${table.duties}) > 0 and ${table.duties} <@ ${sql.raw(`array[${DUTIES.map((duty) => `'${duty}'`).join(', ')}]`)}`,
    ),
    check('users_email_check', sql`${table.email} = lower(${table.email})`),
    check('users_pending_email_check', sql`${table.pendingEmail} = lower(${table.pendingEmail})`),
    check('users_courier_check', sql`not (${table.isCourier} and (${table.isAdmin} or ${table.isAssociate}))`),
    check('users_own_associate_check', sql`${table.associateId} <> ${table.id}`),
    check(
      'users_payment_promise_check',
      sql`num_nulls(${table.paymentPromisedOn}, ${table.paymentPromisedInCents}, ${table.paymentPromisedAt}) in (0, 3)`,
    ),
    index('users_payment_promise_index').on(table.paymentPromisedOn).where(sql`${table.paymentPromisedOn} is not null`),
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    index('users_list_index').on(table.createdAt, table.id),
    index('users_of_associate_index').on(table.associateId, table.createdAt, table.id),
    index('users_identification_index').on(table.identification),
    // Several clients may claim a number; one of them proved it (docs/decisions/0120).
    uniqueIndex('users_verified_identification_unique')
      .on(table.identification)
      .where(sql`${table.casilleroCode} is not null and ${table.identityVerifiedAt} is not null`),
    index('users_claims_index')
      .on(table.identification, table.status, table.emailStatus, table.identityVerifiedAt, table.id)
      .where(sql`${table.casilleroCode} is not null and ${table.identification} <> ''`),
    index('users_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
)
export type UserRow = typeof usersTable.$inferSelect
