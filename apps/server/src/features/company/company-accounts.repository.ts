// The only file that touches the accounts of the company: where its money comes in and goes out.
import { type CompanyAccountKind, DomainError, type PaymentMethod } from '@app/domain'
import { and, asc, eq, getTableColumns, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { now } from '../../clock.ts'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { type CompanyAccountRow, companyAccountsTable } from './company-accounts.table.ts'

/** Caja is there from the first start on, and never closed. */
export const CASH_ACCOUNT = '00000000-0000-7000-8000-000000000002'
export const isCashAccount = (accountId: string | null): boolean => accountId === CASH_ACCOUNT

export type BankAccount = { id: string; bank: string; kind: string; number: string; holder: string }
export type GivenBankAccount = Omit<BankAccount, 'id'> & { id?: string | undefined }

/** A plain object, so that a view can be made of JSON. */
export type CompanyAccountView = { id: string; kind: CompanyAccountKind; name: string }

const isOpen = isNull(companyAccountsTable.closedAt)
const isAtBank = eq(companyAccountsTable.kind, 'bank')
const inOrder = [asc(companyAccountsTable.position), asc(companyAccountsTable.id)]

export const addCashAccount = (db: Db): Promise<unknown> =>
  db.insert(companyAccountsTable).values({ id: CASH_ACCOUNT, kind: 'cash' }).onConflictDoNothing()

/** For the view of the company: its open accounts at banks, the main one first. */
export const bankAccountsAsJson = (): SQL<BankAccount[]> => {
  const { id, bank, accountType: kind, number, holder, position } = companyAccountsTable
  return listAsJson(
    { id, bank, kind, number, holder },
    sql`from ${companyAccountsTable} where ${isAtBank} and ${isOpen}`,
    sql`${position}, ${id}`,
  )
}

/** To choose from: Caja, then the accounts at banks, the main one first. */
export async function listOpen(db: Db): Promise<(CompanyAccountView & { isMain: boolean })[]> {
  const accounts = await db
    .select()
    .from(companyAccountsTable)
    .where(isOpen)
    .orderBy(sql`${companyAccountsTable.kind} <> 'cash'`, ...inOrder)
  const main = accounts.find(({ kind }) => kind === 'bank')
  return accounts.map((account) => ({ ...companyAccountView(account), isMain: account.id === main?.id }))
}

const companyAccountView = ({ id, kind, bank, number }: CompanyAccountRow): CompanyAccountView => ({
  id,
  kind,
  name: kind === 'cash' ? 'Caja' : `${bank} ${number}`,
})

/** For the view of a record that names an account in this column; also one that was closed since. */
export const companyAccountAsJson = (column: PgColumn): SQL<CompanyAccountView | null> => {
  const { id, kind, bank, number } = companyAccountsTable
  const name = sql`case when ${kind} = 'cash' then 'Caja' else ${bank} || ' ' || ${number} end`
  return objectAsJson({ id, kind, name }, sql`from ${companyAccountsTable} where ${id} = ${column}`)
}

/**
 * Where money comes in or goes out: the account that is named; else Caja for cash, and the main account at a bank for the rest,
 * or Caja while there is none.
 * @throws DomainError `companyAccountNotFound`, also where it is closed
 */
export async function companyAccountFor(
  db: Db,
  { method, accountId, field = 'accountId' }: { method: PaymentMethod; accountId?: string | null | undefined; field?: string },
): Promise<CompanyAccountRow> {
  const wanted = accountId
    ? eq(companyAccountsTable.id, accountId)
    : or(eq(companyAccountsTable.kind, 'cash'), method === 'cash' ? undefined : isAtBank)
  const [account] = await db
    .select()
    .from(companyAccountsTable)
    .where(and(isOpen, wanted))
    // An account at a bank before Caja.
    .orderBy(sql`${companyAccountsTable.kind} = 'cash'`, ...inOrder)
    .limit(1)
  if (!account) throw new DomainError('companyAccountNotFound', { field, ...(accountId && { ids: [accountId] }) })
  return account
}

/** Open or closed since. @throws DomainError `companyAccountNotFound` */
export async function requireKnown(db: Db, accountId: string): Promise<void> {
  const [account] = await db
    .select({ id: companyAccountsTable.id })
    .from(companyAccountsTable)
    .where(eq(companyAccountsTable.id, accountId))
  if (!account) throw new DomainError('companyAccountNotFound', { field: 'accountId', ids: [accountId] })
}

const allAtBanks = (db: Db): Promise<CompanyAccountRow[]> =>
  db.select(getTableColumns(companyAccountsTable)).from(companyAccountsTable).where(isAtBank).for('update')

/**
 * Which of these accounts no client pays to yet: new ones, reopened ones, and those with other details. None where the house never had an
 * account: then no client knows another one.
 * @throws DomainError `companyAccountNotFound` for an unknown id
 */
export async function unconfirmedAccounts(db: Db, given: readonly GivenBankAccount[]): Promise<GivenBankAccount[]> {
  const known = await allAtBanks(db)
  const open = known.filter(({ closedAt }) => closedAt === null)
  const kept = recognised(given, known)
  if (known.length === 0) return []
  return given.filter((account, position) => {
    const before = open.find(({ id }) => id === kept[position]?.id)
    return !before || saidOf({ ...before, kind: before.accountType }) !== saidOf(account)
  })
}

const saidOf = ({ bank, kind, number, holder }: GivenBankAccount): string => JSON.stringify([bank, kind, number, holder])

/**
 * The accounts at banks are these from now on, in this order; the others are closed. One without an id is the account of the
 * same bank and number, open or closed, or a new one.
 * @throws DomainError `companyAccountNotFound` for an id that is none of theirs
 */
export async function keepBankAccounts(db: Db, given: readonly GivenBankAccount[]): Promise<void> {
  const known = await allAtBanks(db)
  const kept = recognised(given, known)
  const ids = kept.map(({ id }) => id)
  await db
    .update(companyAccountsTable)
    .set({ closedAt: now() })
    .where(and(isAtBank, isOpen, ids.length > 0 ? notInArray(companyAccountsTable.id, ids) : undefined))
  if (kept.length === 0) return
  await db.insert(companyAccountsTable).values(kept).onConflictDoUpdate({ target: companyAccountsTable.id, set: AS_GIVEN })
}

const AS_GIVEN = {
  bank: sql`excluded.bank`,
  accountType: sql`excluded.account_type`,
  number: sql`excluded.number`,
  holder: sql`excluded.holder`,
  position: sql`excluded.position`,
  closedAt: null,
}

function recognised(given: readonly GivenBankAccount[], known: readonly CompanyAccountRow[]) {
  const named = new Set(given.map(({ id }) => id))
  const free = known.filter(({ id }) => !named.has(id))
  const take = ({ bank, number }: GivenBankAccount) => {
    const index = free.findIndex((account) => account.bank === bank && account.number === number)
    return index < 0 ? undefined : free.splice(index, 1)[0]?.id
  }
  return given.map(({ kind: accountType, id: givenId, ...account }, position) => {
    if (givenId && !known.some(({ id }) => id === givenId))
      throw new DomainError('companyAccountNotFound', { field: `bankAccounts.${position}.id`, ids: [givenId] })
    return {
      ...account,
      id: givenId ?? take({ ...account, kind: accountType }) ?? newId(),
      kind: 'bank' as const,
      accountType,
      position,
    }
  })
}
