// What there is to describe: the endpoints and the named schemas of the contract.
import * as contract from '@app/contract'
import * as approvals from '@app/contract/fields/approvals'
import * as fields from '@app/contract/fields/fields'
import * as list from '@app/contract/fields/list'
import * as payment from '@app/contract/fields/payment'
import * as prices from '@app/contract/fields/prices'
import * as refund from '@app/contract/fields/refund'
import * as statement from '@app/contract/fields/statement'
import * as statements from '@app/contract/fields/statements'
import * as timeline from '@app/contract/fields/timeline'
import { z } from 'zod'

/** `name` is the export's name, which is the operation's id; `area` is the contract file that it stands in. */
export type NamedEndpoint = { name: string; area: string; endpoint: contract.Endpoint }
export type NamedSchema = { name: string; exportedAs: string; schema: z.ZodObject }

type Exports = Record<string, unknown>

export const endpoints = (): NamedEndpoint[] =>
  areas().flatMap(([area, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, area, endpoint: value }] : [])),
  )

/** Every object that the contract exports: what it is called there is its name in the description. */
export const namedSchemas = (): NamedSchema[] =>
  [
    approvals,
    fields,
    list,
    payment,
    prices,
    refund,
    statement,
    statements,
    timeline,
    { refusal: contract.refusal },
    ...areas().map(([, exported]) => exported),
  ]
    .flatMap((exported: Exports) => Object.entries(exported))
    .flatMap(([exportedAs, value]) =>
      value instanceof z.ZodObject ? [{ name: pascalCase(exportedAs), exportedAs, schema: value }] : [],
    )

const areas = (): [string, Exports][] =>
  Object.entries<unknown>(contract).flatMap(([name, exported]) => (isModule(exported) ? [[name, exported]] : []))

function isModule(value: unknown): value is Exports {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof z.ZodType)
}

function isEndpoint(value: unknown): value is contract.Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
}

const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
