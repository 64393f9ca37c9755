// What is printed of the records of a run: its preview is a list that stays as it was seen.
import { MOST_ON_PAPER } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../fields/fields.ts'
import { labelFormat } from '../labels.contract.ts'

const STAFF = ['associate', 'administrator'] as const
const OF_WHAT =
  'Of what was not refused, of which the caller reaches what is still there: nothing of it left is 404. More than the limit is `runTooLarge`.'

export const getRunLabels = endpoint({
  method: 'GET',
  path: '/run/{id}/labels',
  summary: `The labels of the orders or bundles of a run, a page each and in its order, at most ${MOST_ON_PAPER}.`,
  description: `Of clients that are billed, those of their packages. ${OF_WHAT}`,
  roles: STAFF,
  params: idParams,
  query: z.strictObject({ format: labelFormat }),
  response: 'file',
})

export const getRunPickList = endpoint({
  method: 'GET',
  path: '/run/{id}/pick-list',
  summary: `The packages of a run in the order in which their shelves are walked past, as a PDF, at most ${MOST_ON_PAPER}.`,
  description: `A4, a row a package with a box to tick, its shelf, whose it is, and its bundle or bill; what lies on no shelf comes last. It names people, and no document of theirs. ${OF_WHAT}`,
  roles: ['administrator'],
  params: idParams,
  response: 'file',
})

export const getRunBills = endpoint({
  method: 'GET',
  path: '/run/{id}/bills',
  summary: `The bills of sale that the packages of a run are on, one after the other in one PDF, at most ${MOST_ON_PAPER}.`,
  description: `Each as its own PDF is. ${OF_WHAT}`,
  roles: ['administrator'],
  params: idParams,
  response: 'file',
})
