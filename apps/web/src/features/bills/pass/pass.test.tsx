// What a client holds out at the counter, and sends to whoever collects for them.
import { type Company, getCompany } from '@app/contract/company.contract'
import { showPass } from '@app/contract/passes/passes.contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { givenCompany } from '../../../testing/given-company.ts'
import { givenPass } from '../../../testing/given-pass.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, dialog, isGone, link, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, refuses, refusesOnce } from '../../../testing/server.ts'
import { PassButton } from './pass-button.tsx'

const AT_ANY_TIME: Partial<Company> = {
  openingHours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opensAt: '00:00', closesAt: '23:59' }],
  mapLink: 'https://mapa.ec/puente',
}

async function opened(stage: Stage = {}, company: Partial<Company> = {}) {
  answers(getCompany, { ...givenCompany(), ...company })
  await renderScreen(<PassButton billId={idOf(40)} name="Zapatos, Gorra" />, { role: 'client', ...stage })
  await press(stage.language === 'en' ? 'Show pass: Zapatos, Gorra' : 'Ver pase: Zapatos, Gorra')
}
const qrCode = () => page.getByRole('img', { name: 'Código QR de tu pase' })

/** A browser that shares files, and what it shared. */
function sharing(outcome: () => Promise<void> = async () => undefined) {
  const share = vi.fn<(shared: ShareData) => Promise<void>>(outcome)
  const before = { share: navigator.share, canShare: navigator.canShare }
  Object.assign(navigator, { share, canShare: () => true })
  onTestFinished(() => void Object.assign(navigator, before))
  return share
}

test('it says the code, the digits, who collects with which document, what waits, and where', async () => {
  answers(showPass, givenPass())
  await opened()
  await sees(dialog('Pase de retiro'))
  await sees(qrCode())
  await sees('472 918')
  await sees('Retiras tú, con tu cédula')
  await sees('Zapatos')
  await sees('1,80 kg')
  await sees('2,70 kg')
  await expect.element(link('+13055551234')).toHaveAttribute('href', 'tel:+13055551234')
  await expect.element(link('Ver en el mapa')).toHaveAttribute('href', expect.stringContaining('8400%20NW%2025th%20St'))
  await isGone(/1712345678|\$/)
})

test('it says until when the counter is open, its week, and where the house says it is on the map', async () => {
  answers(showPass, givenPass())
  await opened({}, AT_ANY_TIME)
  await sees('Abierto hasta las 23:59')
  await sees('lun – dom')
  await sees('0:00 – 23:59')
  await expect.element(link('Ver en el mapa')).toHaveAttribute('href', 'https://mapa.ec/puente')
})

test('of hours that are not set it says nothing', async () => {
  answers(showPass, givenPass())
  await opened()
  await sees('472 918')
  await isGone(/Abierto|Abre/)
})

test('somebody else collects with a document of theirs', async () => {
  const pickup = {
    authorizedNameId: idOf(7),
    name: 'Luis Guamán',
    identificationType: 'passport',
    identification: 'A123',
  } as const
  answers(showPass, givenPass({ pickup }))
  await opened()
  await sees('Retira Luis Guamán, con su pasaporte')
})

test('it is shared as a picture', async () => {
  const share = sharing()
  answers(showPass, givenPass())
  await opened()
  await press('Compartir pase')
  await expect.poll(() => share.mock.calls.length).toBe(1)
  const [picture] = share.mock.calls[0]?.[0].files ?? []
  expect([picture?.name, picture?.type]).toEqual(['Pase de retiro VTA-000040.png', 'image/png'])
  const { width, height } = await createImageBitmap(picture ?? new Blob())
  expect([width, height > 1_000]).toEqual([1_080, true])
})

test('who closes what their telephone offers reads of no error', async () => {
  const share = sharing(() => Promise.reject(new DOMException('closed', 'AbortError')))
  answers(showPass, givenPass())
  await opened()
  await press('Compartir pase')
  await expect.poll(() => share.mock.calls.length).toBe(1)
  await expect.element(button('Compartir pase')).toBeEnabled()
  await isGone(page.getByRole('alert'))
})

test('where the browser shares nothing it is saved', async () => {
  Object.assign(navigator, { canShare: undefined })
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  answers(showPass, givenPass())
  await opened()
  await press('Descargar pase')
  await expect.poll(() => saved).toEqual(['Pase de retiro VTA-000040.png'])
})

test('what was collected meanwhile is said in place', async () => {
  refuses(showPass, 'nothingToCollect')
  await opened()
  await sees('De esta nota de cobro no queda nada por retirar.')
})

test('what was refused is asked for again', async () => {
  answers(showPass, givenPass())
  refusesOnce(showPass, 'billNotPaid')
  await opened()
  await press('Intentar de nuevo')
  await sees('472 918')
})

test('fits the narrowest phone, in English and in the dark', async () => {
  const packages = givenPass().packages.map((one) => ({ ...one, title: { ...one.title, name: 'Zapatillas'.repeat(6), more: 0 } }))
  answers(showPass, givenPass({ packages }))
  await opened({ width: 360, theme: 'dark', language: 'en' }, AT_ANY_TIME)
  await sees('You collect, with your cédula')
  expect(whatSticksOut()).toEqual([])
})
