import { describe, expect, test } from 'vitest'
import { actionsOf, allowedActions, canDo, isIrreversible, type Lifecycle, NOTHING_YET, nextStatus } from '../index.ts'

type Status = 'open' | 'paused' | 'closed'
type Action = 'start' | 'rename' | 'pause' | 'continue' | 'close' | 'tidy'

/** A small machine with one of everything. */
const machine: Lifecycle<Status, Action, 'locked' | 'empty'> = {
  name: 'door',
  statuses: ['open', 'paused', 'closed'],
  refusal: 'bundleActionNotAllowed',
  refusals: { close: 'orderNotAllowedToDelete' },
  transitions: [
    { action: 'start', from: [], to: 'open', by: ['client'], call: 'POST /door' },
    {
      action: 'close',
      from: ['open'],
      to: 'closed',
      by: ['administrator'],
      requires: ['empty'],
      irreversible: true,
      call: 'POST /door/close',
    },
    { action: 'rename', from: ['open'], to: 'unchanged', by: ['client'], forbids: ['locked'], call: 'PUT /door' },
    { action: 'pause', from: ['open'], to: 'paused', by: ['client', 'administrator'], call: 'PUT /door' },
    { action: 'continue', from: ['paused'], to: 'resume', by: ['client'], resumes: ['open'], call: 'PUT /door' },
    { action: 'rename', from: ['paused'], to: 'unchanged', by: ['client'], call: 'PUT /door' },
    { action: 'tidy', from: ['open'], to: 'closed', by: ['client'], automatic: true, call: 'PUT /door' },
  ],
}
const NO_FACTS = { locked: false, empty: false }
const open = { status: 'open', facts: NO_FACTS } as const
const client = { role: 'client' } as const
const administrator = { role: 'administrator' } as const

describe('a lifecycle', () => {
  test('creates a record from nothing, and only from nothing', () => {
    expect(nextStatus(machine, 'start', NOTHING_YET, client)).toBe('open')
    expect(canDo(machine, 'start', open, client)).toBe(false)
    expect(canDo(machine, 'pause', NOTHING_YET, client)).toBe(false)
  })

  test('keeps the status when only data changes', () => {
    expect(nextStatus(machine, 'rename', open, client)).toBe('open')
    expect(nextStatus(machine, 'rename', { status: 'paused', facts: NO_FACTS }, client)).toBe('paused')
  })

  test('goes back to where the record was, if it may', () => {
    const paused = { status: 'paused', facts: NO_FACTS } as const
    expect(nextStatus(machine, 'continue', { ...paused, resumeStatus: 'open' }, client)).toBe('open')
    expect(canDo(machine, 'continue', { ...paused, resumeStatus: 'closed' }, client)).toBe(false)
    expect(canDo(machine, 'continue', { ...paused, resumeStatus: null }, client)).toBe(false)
    expect(canDo(machine, 'continue', paused, client)).toBe(false)
  })

  test('needs the facts that a row requires and refuses those it forbids', () => {
    expect(canDo(machine, 'close', open, administrator)).toBe(false)
    expect(canDo(machine, 'close', { ...open, facts: { locked: false, empty: true } }, administrator)).toBe(true)
    expect(canDo(machine, 'rename', { ...open, facts: { locked: true, empty: false } }, client)).toBe(false)
  })

  test('needs a role that the row names', () => {
    expect(canDo(machine, 'pause', open, client)).toBe(true)
    expect(canDo(machine, 'pause', open, administrator)).toBe(true)
    expect(canDo(machine, 'pause', open, { role: 'associate' })).toBe(false)
  })

  test('refuses in its own words, unless the action has words of its own', () => {
    expect(() => nextStatus(machine, 'continue', open, client)).toThrow(
      expect.objectContaining({
        code: 'bundleActionNotAllowed',
        status: 409,
        details: expect.objectContaining({ action: 'continue', status: 'open', because: ['open'] }),
      }),
    )
    expect(() => nextStatus(machine, 'close', open, client)).toThrow(expect.objectContaining({ code: 'orderNotAllowedToDelete' }))
    expect(() => nextStatus(machine, 'pause', NOTHING_YET, client)).toThrow(
      expect.objectContaining({ details: { action: 'pause', status: null, because: ['notThere'], next: [] } }),
    )
  })

  test('offers what is allowed once each, in the order of the table, without what happens by itself', () => {
    expect(allowedActions(machine, open, client)).toEqual(['rename', 'pause'])
    expect(allowedActions(machine, { ...open, facts: { locked: false, empty: true } }, administrator)).toEqual(['close', 'pause'])
    expect(allowedActions(machine, NOTHING_YET, client)).toEqual(['start'])
    expect(canDo(machine, 'tidy', open, client)).toBe(true)
  })

  test('lists its actions once each and knows which cannot be taken back', () => {
    expect(actionsOf(machine)).toEqual(['start', 'close', 'rename', 'pause', 'continue', 'tidy'])
    expect(isIrreversible(machine, 'close')).toBe(true)
    expect(isIrreversible(machine, 'pause')).toBe(false)
  })
})
