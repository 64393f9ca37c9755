import type { AuditEvent } from '@app/contract/fields/audited-event'
import { listAudit } from '@app/contract/personal-data.contract'
import { listUsers } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { aUser } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { AuditPage } from './audit-page.tsx'
import { RecordTimeline } from './record-timeline.tsx'

const CARLA = { id: idOf(2), name: 'Carla Mora', role: 'administrator' } as const
const event = (data: Partial<AuditEvent>): AuditEvent => ({
  ...{ id: idOf(80), at: '2026-11-20T15:00:00.000Z', group: 'changed', action: 'update', actor: CARLA },
  ...{ from: null, to: null, place: null, note: '', changes: [], removedValues: [] },
  record: { kind: 'user', id: idOf(5), name: 'Eva Luna' },
  ...data,
})
const changed = event({
  changes: [
    { field: 'city', from: 'Quito', to: 'Loja' },
    { field: 'hasDiscount', from: false, to: true },
    { field: 'productValueInCents', from: null, to: 5_050 },
  ],
  removedValues: ['firstName'],
})
const failed = event({
  ...{ id: idOf(81), group: 'signInFailed', action: 'signInFailed', actor: null },
  changes: [{ field: 'tries', from: null, to: 10 }],
})

async function show(stage: Stage = {}, events = [changed, failed]): Promise<void> {
  hasNoSavedViews()
  answers(listUsers, aPage([aUser()]))
  answers(listAudit, aPage(events))
  await renderScreen(<AuditPage tabs={null} />, { role: 'administrator', ...stage })
}
const row = (name: RegExp) => page.getByRole('row', { name })

test('each event is a row: when, who, what and of which record; what changed opens, and what was erased says so', async () => {
  await show()
  await sees(row(/Carla Mora\s*Administrador\s*Cambió los datos.*Eva Luna\s*Persona/))
  await sees(row(/El sistema\s*No pudo entrar: contraseña o código incorrecto.*Eva Luna/))
  await row(/Carla Mora/)
    .getByText('Ver 4 datos')
    .click()
  const said = () => page.getByRole('definition').elements()
  await expect
    .poll(() => said().map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')))
    .toEqual(['Quito → Loja', 'no → sí', expect.stringMatching(/^\$ ?50,50$/), 'valor retirado'])
})

test('is narrowed by what was done, of which record and by whom', async () => {
  await show()
  await page.getByLabelText('Qué', { exact: true }).selectOptions('Intentos fallidos')
  await page.getByLabelText('Registro', { exact: true }).selectOptions('Persona')
  await page.getByRole('combobox', { name: 'Quién' }).fill('Ana')
  await expect.poll(() => received(listUsers).at(-1)?.query).toMatchObject({ q: 'Ana' })
  await page.getByRole('option', { name: /Ana Paredes/ }).click()
  await expect
    .poll(() => received(listAudit).at(-1)?.query)
    .toMatchObject({ group: 'signInFailed', kind: 'user', actorId: aUser().id })
})

test('on a phone nothing sticks out', async () => {
  await show({ width: 360 })
  await sees(page.getByText('Eva Luna').first())
  expect(whatSticksOut()).toEqual([])
})

const entry = {
  ...{ id: idOf(80), at: '2026-11-20T15:00:00.000Z', action: 'update', from: null, to: null, place: null, note: '' },
  ...{ actor: CARLA, fileIds: [], removedValues: [], shareInPercent: null, weightDoubt: null },
}
const showTimeline = (role: 'administrator' | 'associate' | 'client') =>
  renderScreen(<RecordTimeline recordId={idOf(5)} entries={[entry]} />, { role })

test('a record’s history shows administrators each field before and after', async () => {
  answers(listAudit, aPage([changed]))
  await showTimeline('administrator')
  await press('Ver qué cambió')
  await sees(page.getByText('Ciudad'))
  expect(received(listAudit)[0]?.query).toMatchObject({ recordId: idOf(5) })
  await expect.element(page.getByRole('link', { name: 'Ver todo en la auditoría' })).toBeVisible()
})

test.each(['associate', 'client'] as const)('nobody asks for it as %s', async (role) => {
  await showTimeline(role)
  await sees(page.getByText('Cambió los datos'))
  expect(page.getByRole('button', { name: 'Ver qué cambió' }).elements()).toEqual([])
  expect(received(listAudit)).toEqual([])
})
