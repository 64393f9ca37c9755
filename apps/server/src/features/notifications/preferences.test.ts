import { notifications as contract } from '@app/contract'
import type { NotificationKind } from '@app/contract/notifications.contract'
import type { Duty } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { given } from '../../testing/given/given-orders.ts'
import { mailsTo } from '../../testing/mails.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

type Choice = { kind: NotificationKind; channel: 'bell' | 'mail'; isEnabled: boolean }
const list = async (who: Person) => (await signedInAs(who).call(contract.listNotificationPreferences)).preferences
const choose = (who: Person, ...preferences: Choice[]) =>
  signedInAs(who).call(contract.updateNotificationPreferences, { body: { preferences } })
const ON = { isEnabled: true, isEnabledByDefault: true, canBeDisabled: true }
const OFF = { isEnabled: false, isEnabledByDefault: false, canBeDisabled: true }
const OF_INCIDENTS = ['incidentOpened', 'incidentResolved']
const OF_ACCOUNT = ['paymentReceived', 'creditNoteIssued', 'refundPaid', 'refundRefused', 'refundReturned']
const ALWAYS = { ...ON, canBeDisabled: false }

describe('what one is told and how', () => {
  test('of a client: what needs them always rings and is mailed, the rest rings', async () => {
    const preferences = await list(await given.client())
    const of = (kind: string) => preferences.find((one) => one.kind === kind)

    expect(preferences).toHaveLength(41)
    const needed = [
      'orderIncomplete',
      'orderReadyToPay',
      'orderWaits',
      'billIssued',
      'billVoided',
      'paymentReminder',
      'paymentUndone',
    ]
    const asked = ['paymentProofRefused', 'purchasePriceProposed', 'dropshippingQuoted']
    for (const kind of [...needed, ...asked]) expect(of(kind)).toEqual({ kind, bell: ALWAYS, mail: ON })
    const bad = [
      'orderDelayed',
      'orderPaid',
      'orderRemoved',
      'purchaseCutDown',
      'purchaseRemoved',
      'messageAnswered',
      ...OF_INCIDENTS,
      ...OF_ACCOUNT,
    ]
    for (const kind of bad) expect(of(kind)).toEqual({ kind, bell: ON, mail: ON })
    const mailed = preferences.filter(({ mail }) => mail.isEnabled)
    expect(mailed.map(({ kind }) => kind).toSorted()).toEqual([...needed, ...asked, ...bad, 'securityNotice'].toSorted())
    expect(of('orderInMiami')).toEqual({ kind: 'orderInMiami', bell: ON, mail: OFF })
  })

  test('of an administrator: what is a matter of their duties', async () => {
    const kindsOf = async (duties: Duty[]) => (await list(await givenDuties(duties))).map(({ kind }) => kind)
    const ALWAYS_TOLD = ['approvalAnswered', 'securityNotice']
    expect(await kindsOf(['reader'])).toEqual(ALWAYS_TOLD)
    expect(await kindsOf(['warehouseUIO'])).toEqual(['orderAnswered', ...ALWAYS_TOLD])
    expect(await kindsOf(['counter'])).toEqual([
      'orderAnswered',
      'billRequested',
      'approvalAnswered',
      'messageReceived',
      'securityNotice',
    ])
  })

  test('of staff: what waits for them rings', async () => {
    const associate = await list(await given.associate())
    const administrator = await list(await given.administrator())

    expect(associate.map(({ kind }) => kind)).toEqual([
      'orderToReview',
      'orderAnswered',
      'purchaseToReview',
      'purchaseAccepted',
      'dropshippingToQuote',
      'dropshippingAccepted',
      'messageReceived',
      'securityNotice',
    ])
    expect(administrator.map(({ kind }) => kind)).toEqual([
      'orderToReview',
      'orderAnswered',
      'packageMatched',
      'purchaseToReview',
      'purchaseAccepted',
      'dropshippingToQuote',
      'dropshippingAccepted',
      'paymentProofReceived',
      'billRequested',
      'refundRequested',
      'approvalRequested',
      'approvalAnswered',
      'messageReceived',
      'securityNotice',
    ])
    const ofWork = administrator.filter(({ kind }) => kind !== 'securityNotice')
    for (const { kind, bell, mail } of ofWork) expect({ kind, bell, mail }).toEqual({ kind, bell: ON, mail: OFF })
  })

  test('is what one chose, and the last choice counts', async () => {
    const [client, neighbour] = [await given.client(), await given.client()]
    const mailed: Choice = { kind: 'orderShipped', channel: 'mail', isEnabled: true }

    const { preferences } = await choose(client, mailed, { kind: 'orderShipped', channel: 'bell', isEnabled: false })
    expect(preferences.find(({ kind }) => kind === 'orderShipped')).toEqual({
      kind: 'orderShipped',
      bell: { ...ON, isEnabled: false },
      mail: { ...OFF, isEnabled: true },
    })
    await choose(client, mailed, { ...mailed, isEnabled: false })

    expect((await list(client)).find(({ kind }) => kind === 'orderShipped')?.mail).toEqual(OFF)
    expect((await list(neighbour)).find(({ kind }) => kind === 'orderShipped')?.bell).toEqual(ON)
  })

  test('is for whoever is signed in', async () => {
    const body = { preferences: [{ kind: 'orderShipped' as const, channel: 'mail' as const, isEnabled: true }] }
    await expect(anonymous.call(contract.listNotificationPreferences)).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(contract.updateNotificationPreferences, { body })).rejects.toMatchObject({ status: 401 })
  })
})

describe('a choice is refused, and those beside it,', () => {
  const fine: Choice = { kind: 'orderShipped', channel: 'bell', isEnabled: false }

  test('to hear nothing of what only this person can do', async () => {
    const client = await given.client()
    const needed: Choice = { kind: 'orderIncomplete', channel: 'bell', isEnabled: false }

    await expect(choose(client, fine, needed)).rejects.toMatchObject({
      status: 409,
      code: 'notificationNeeded',
      details: { fields: [{ path: 'preferences.1.isEnabled' }] },
    })
    expect((await list(client)).find(({ kind }) => kind === 'orderShipped')?.bell).toEqual(ON)
  })

  test('of what others are told', async () => {
    const refused = { status: 422, code: 'fieldNotValid' }
    const ofStaff: Choice = { kind: 'billRequested', channel: 'bell', isEnabled: false }

    await expect(choose(await given.client(), fine, ofStaff)).rejects.toMatchObject(refused)
    await expect(choose(await given.associate(), ofStaff)).rejects.toMatchObject(refused)
    await expect(choose(await given.administrator(), fine)).rejects.toMatchObject(refused)
  })

  test.each([
    {},
    { preferences: [] },
    { preferences: [{ kind: 'nothing', channel: 'bell', isEnabled: true }] },
    { preferences: [{ kind: 'orderShipped', channel: 'pigeon', isEnabled: true }] },
    { preferences: [{ kind: 'orderShipped', channel: 'bell', isEnabled: 'no' }] },
  ])('that is none: %j', async (body) => {
    const init = { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }

    expect((await signedInAs('client').fetch('/api/notification/preferences', init)).status).toBe(422)
  })
})

describe('a choice is kept to', () => {
  test('by the bell and by mail, each of its own', async () => {
    const client = await given.client()
    await choose(
      client,
      { kind: 'orderReviewed', channel: 'bell', isEnabled: false },
      { kind: 'orderReviewed', channel: 'mail', isEnabled: true },
      { kind: 'orderInMiami', channel: 'mail', isEnabled: true },
    )

    await given.order({ client, status: 'inWarehouseMIA' })

    const { data } = await notificationsOf(client, { count: 1 })
    expect(data[0]).toMatchObject({ kind: 'orderInMiami' })
    const mails = await mailsTo(client.email, { count: 2 })
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Zapatos: llegó a la bodega de Miami',
      'Zapatos: todo en orden',
    ])
  })

  test('of staff too', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    await choose(
      associate,
      { kind: 'orderToReview', channel: 'bell', isEnabled: false },
      { kind: 'orderToReview', channel: 'mail', isEnabled: true },
    )

    const order = await given.order({ client })

    const [mail] = await mailsTo(associate.email, { count: 1 })
    expect(mail?.subject).toBe(`El pedido ${order.code} espera que lo revises`)
    await notificationsOf(associate, { count: 0 })
  })
})
