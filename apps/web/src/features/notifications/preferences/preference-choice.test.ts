import { expect, test } from 'vitest'
import { choicesBack, chosenIn, opposite, type Preference } from './preference-choice.ts'

const channel = (isEnabled: boolean, isEnabledByDefault: boolean) => ({ isEnabled, isEnabledByDefault, canBeDisabled: true })
const PREFERENCES: Preference[] = [
  { kind: 'orderShipped', bell: channel(true, true), mail: channel(false, false) },
  { kind: 'orderRemoved', bell: channel(false, true), mail: channel(true, true) },
]

test('a choice changes its kind and channel alone', () => {
  const [shipped, removed] = chosenIn(PREFERENCES, [{ kind: 'orderShipped', channel: 'mail', isEnabled: true }])

  expect(shipped).toEqual({ kind: 'orderShipped', bell: channel(true, true), mail: channel(true, false) })
  expect(removed).toBe(PREFERENCES[1])
})

test('several choices count together', () => {
  const chosen = chosenIn(PREFERENCES, [
    { kind: 'orderShipped', channel: 'mail', isEnabled: true },
    { kind: 'orderShipped', channel: 'bell', isEnabled: false },
  ])

  expect(chosen[0]).toMatchObject({ bell: { isEnabled: false }, mail: { isEnabled: true } })
})

test('what differs from how it is for everybody can be taken back', () => {
  const back = choicesBack(PREFERENCES)

  expect(back).toEqual([{ kind: 'orderRemoved', channel: 'bell', isEnabled: true }])
  expect(choicesBack(chosenIn(PREFERENCES, back))).toEqual([])
})

test('what was chosen is undone by its opposite', () => {
  const choices = [{ kind: 'orderShipped', channel: 'mail', isEnabled: true }] as const

  expect(chosenIn(chosenIn(PREFERENCES, choices), opposite(choices))).toEqual(PREFERENCES)
})
