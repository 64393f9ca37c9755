import { listApprovals } from '@app/contract/accounts.contract'
import { type Company, getCompany, updateCompany } from '@app/contract/company.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenApproval } from '../../testing/given-approvals.ts'
import { NO_COUNTER } from '../../testing/given-company.ts'
import { aPage } from '../../testing/given-list.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { isGone, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { CompanyForm } from './company-form.tsx'

const ADDRESS = { lines: ['Av. Amazonas N34-12'], city: 'Quito', zipCode: '170507', phone: '+59322345678' }
const HOUSE: Company = {
  ...{ version: 3, tradeName: 'Puente', legalName: 'Puente Courier S.A.', ruc: '1790011674001' },
  ...{ miamiAddress: ADDRESS, quitoAddress: ADDRESS, ...NO_COUNTER },
  bankAccounts: [{ id: idOf(70), bank: 'Banco Pichincha', kind: 'Corriente', number: '2100', holder: 'Puente Courier S.A.' }],
}
const OPEN: Company['openingHours'] = [{ weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00' }]
const NEW = 'Banco Pichincha Corriente 6600 (Puente Courier S.A.)'
const WAITS = givenApproval({
  ...{ kind: 'bankAccounts', call: 'PUT /company', client: null, amountInCents: 0, reason: '' },
  record: { kind: 'company', id: idOf(71), code: NEW },
})
const ALONE = { ...WAITS, actsAt: WAITS.endsAt, allowedActions: ['takeBack' as const] }

async function show(waiting: (typeof WAITS)[] = [], stage: Stage = {}, changed: Partial<Company> = {}): Promise<void> {
  answers(getCompany, HOUSE)
  answers(listApprovals, aPage(waiting))
  await renderScreen(<CompanyForm company={{ ...HOUSE, ...changed }} />, { role: 'administrator', ...stage })
}

test('what changes where clients pay is said to wait, and nothing to be saved', async () => {
  await show()
  answers(updateCompany, () => {
    answers(listApprovals, aPage([WAITS]))
    return { approval: { id: WAITS.id, code: WAITS.code, endsAt: WAITS.endsAt } }
  })
  await write('Nombre comercial', 'Sol')
  await press('Guardar datos de la empresa')
  await sees('Cuentas bancarias: espera la aprobación de otro administrador')
  await sees(/^Ana Pide lo pidió y espera hasta el /)
  await sees('Mientras tanto nadie las ve en notas de cobro ni en pantalla.')
  await expect.poll(() => received(updateCompany)).toMatchObject([{ body: { tradeName: 'Sol' } }])
})

test('the only administrator reads from when on it counts', async () => {
  await show([ALONE])
  await sees(/^Ana Pide lo pidió y nadie más puede aprobarlo: vale desde el /)
})

test('nothing waits of what is saved at once', async () => {
  await show()
  await isGone(/espera la aprobación/)
})

test('hours are given for several days at once, and one that contradicts another is told there', async () => {
  await show()
  answers(updateCompany, { ...HOUSE, version: 4 })
  await press('Agregar horario')
  await press('Agregar horario')
  const second = page.getByRole('group', { name: 'Horario 2' })
  const day = (name: string) => second.getByRole('checkbox', { name })
  await day('Viernes').click()
  await second.getByLabelText(/^Abre/).fill('17:00')
  await second.getByLabelText(/^Cierra/).fill('20:00')
  await press('Guardar datos de la empresa')
  await sees('Otro horario del mismo día ya lo dice.')
  await day('Viernes').click()
  await day('Sábado').click()
  await write('Número de WhatsApp', '098 765 4321')
  await write('Enlace del mapa', 'http://mapa.ec')
  await press('Guardar datos de la empresa')
  await sees('Escribe un enlace que empiece con https://.')
  await write('Enlace del mapa', 'https://mapa.ec')
  await press('Guardar datos de la empresa')
  const openingHours = [
    { weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00' },
    { weekdays: [6], opensAt: '17:00', closesAt: '20:00' },
  ]
  // As it was typed, or as it is called from abroad once the numbers' checks were loaded: the server takes both.
  const whatsAppNumber = expect.stringMatching(/^(0|\+593)987654321$/)
  await expect
    .poll(() => received(updateCompany))
    .toMatchObject([{ body: { openingHours, mapLink: 'https://mapa.ec', whatsAppNumber } }])
})

test('fits the narrowest phone, in English', async () => {
  await show([ALONE], { width: 360, theme: 'dark', language: 'en' }, { openingHours: OPEN })
  await sees('Bank accounts: waits for another administrator')
  expect(whatSticksOut()).toEqual([])
})
