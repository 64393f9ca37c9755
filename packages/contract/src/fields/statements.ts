// Statements of the company's accounts at banks: what came in, line by line, and whose it is.
import { DAY_ORDERS, DECIMAL_SIGNS, SHEET_ENCODINGS, SHEET_SEPARATORS, SPEAKS_FOR, UNREADY_REASONS } from '@app/domain'
import { z } from 'zod'
import { companyAccountReference } from '../company.contract.ts'
import { codeReference, date, id, instant, personReference, signedCents } from './fields.ts'

const heading = z.string().max(200)
const headingOrNone = heading.nullable().default(null)
export const statementColumns = z
  .strictObject({
    day: heading.min(1, 'required'),
    reference: headingOrNone,
    text: z.array(heading).max(10).default([]),
    amount: headingOrNone.meta({ description: 'One amount, with a sign or with `direction`; else `credit` and `debit`.' }),
    direction: headingOrNone.meta({ description: 'Says which way an amount without a sign went.' }),
    credit: headingOrNone,
    debit: headingOrNone,
  })
  .refine(({ amount, credit }) => amount !== null || credit !== null, { error: 'required', path: ['amount'] })
  .meta({ description: 'The columns of a file by their headings.' })
export type GivenColumns = z.output<typeof statementColumns>

export const readLine = z.strictObject({ day: date, amountInCents: signedCents, reference: z.string(), text: z.string() })

/** What a file was taken for, so that people see why a line reads as it does. */
export const readAs = z.strictObject({
  separator: z.enum(SHEET_SEPARATORS).nullable().meta({ description: 'Between the cells of a text; null of a workbook.' }),
  encoding: z.enum(SHEET_ENCODINGS).nullable().meta({ description: 'Of a text; null of a workbook.' }),
  decimalSign: z.enum(DECIMAL_SIGNS).nullable().meta({ description: 'Of its amounts; null until the columns are known.' }),
  dayOrder: z
    .enum(DAY_ORDERS)
    .nullable()
    .meta({ description: 'Of days that are written with digits alone; null until the columns are known.' }),
})

export const STATEMENT_FILE = { statement: "The bank's file: CSV in any of its dialects, or a workbook (XLSX)." }

export const bankStatement = z.strictObject({
  id,
  account: companyAccountReference,
  fileName: z.string(),
  createdAt: instant,
  actor: z.strictObject({ name: z.string() }).nullable(),
  firstDay: date,
  lastDay: date,
  lineCount: z.int().meta({ description: 'In the file.' }),
  addedCount: z.int().meta({ description: 'New to the account: the others were in an earlier file.' }),
  debitCount: z.int(),
  bookedCount: z.int(),
  asideCount: z.int(),
  leftCount: z.int().meta({ description: 'That came in, and are neither booked nor put aside.' }),
})
export type Statement = z.output<typeof bankStatement>

export const LINE_STATES = ['open', 'booked', 'aside', 'debit'] as const

export const statementLine = z.strictObject({
  id,
  statementId: id,
  account: companyAccountReference,
  ...readLine.shape,
  state: z.enum(LINE_STATES).meta({ description: '`debit`: it left the account.' }),
  payment: codeReference.nullable(),
  asideReason: z.string().nullable(),
})
export type StatementLineView = z.output<typeof statementLine>

export const openBill = z.strictObject({ id, code: z.string(), dueInCents: z.int() })
const candidate = z
  .strictObject({
    client: personReference,
    speaks: z.array(z.enum(SPEAKS_FOR)),
    bills: z.array(openBill).meta({ description: 'That the amount pays exactly; none: the oldest are paid first.' }),
  })
  .meta({ description: 'Whose money it may be, and what speaks for it.' })

export const unidentifiedLine = statementLine.omit({ state: true, payment: true, asideReason: true }).extend({
  ready: candidate.omit({ speaks: true }).nullable().meta({ description: 'Nothing else can be meant.' }),
  because: z.enum(UNREADY_REASONS).nullable().meta({ description: 'Why it is not ready.' }),
  settled: z.array(z.string()).meta({ description: 'Bills that it names and that are paid or void.' }),
  candidates: z.array(candidate).meta({ description: 'The likeliest first, at most five.' }),
})
export type UnidentifiedLine = z.output<typeof unidentifiedLine>
