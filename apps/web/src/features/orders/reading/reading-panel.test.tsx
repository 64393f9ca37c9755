// What a client does with a store's mail above the fields of a new order.

import type { OrderReading } from '@app/contract/reading/order-reading.contract'
import { readOrderMail } from '@app/contract/reading/order-reading.contract'
import { useRef } from 'react'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { alert, box, button, isGone, key, link, press, says, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, holds, isUnreachable, received, refuses } from '../../../testing/server.ts'
import { emptyOrder, type NewOrderValues } from '../new-order/new-order-values.ts'
import { ReadingPanel } from './reading-panel.tsx'

const READ: OrderReading = {
  store: 'Amazon',
  orderNumber: '114-2210987-5543210',
  trackings: [],
  items: [{ name: 'Audífonos', quantity: 2, unitPriceInCents: 4_750 }],
  shippingInCents: 0,
  taxInCents: 618,
  discountInCents: 0,
  totalInCents: 10_118,
  isSure: true,
  doubts: [],
  text: 'Audífonos\nQty: 2\n$47.50\nTotal $101.18',
  known: null,
}

/** The panel over what it fills, in short. */
function Form() {
  const form = useForm<NewOrderValues>({ defaultValues: emptyOrder() })
  const { fields, append, update } = useFieldArray({ control: form.control, name: 'packages' })
  const shown = useRef<HTMLPreElement>(null)
  return (
    <FormProvider {...form}>
      <ReadingPanel client={undefined} onFill={(index, values) => (index === null ? append(values) : update(index, values))} />
      {fields.map(({ id }, index) => (
        <p key={id}>
          <label>
            Tienda {index}
            <input {...form.register(`packages.${index}.store`)} />
          </label>
          <label>
            Tracking {index}
            <input {...form.register(`packages.${index}.tracking`)} />
          </label>
        </p>
      ))}
      <pre ref={shown} data-testid="values">
        {form
          .watch('packages')
          .map(({ items, files }) =>
            [
              ...items.map(({ description, quantity, unitPriceInCents }) => `${description} ${quantity} ${unitPriceInCents}`),
              ...files.invoice.map(({ name }) => `factura ${name}`),
              ...files.tracking.map(({ name }) => `tracking ${name}`),
            ].join(' | '),
          )
          .join('\n')}
      </pre>
    </FormProvider>
  )
}

const show = async (stage: Stage = {}) => {
  await renderScreen(<Form />, { role: 'client', ...stage })
  await sees(button(stage.language === 'en' ? 'Paste' : 'Pegar'))
}
const paste = (text: string, into: Element = document.body) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = new DataTransfer()
  files.items.add(file)
  if (input) input.files = files.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a mail that is pasted anywhere fills the package, and its sum comes out', async () => {
  answers(readOrderMail, READ)
  await show({ width: 360 })
  paste('Audífonos Total $101.18')

  await sees(/^Audífonos · Amazon · \$95,00 \+ impuesto \$6,18 = \$101,18$/)
  await sees('✓ La suma cuadra')
  expect(received(readOrderMail)).toMatchObject([{ body: { text: 'Audífonos Total $101.18' } }])
  await expect.element(box('Tienda 0')).toHaveValue('Amazon')
  await sees(/^Audífonos 2 4750 \| factura Correo de Amazon\.png \| tracking Correo de Amazon\.png$/)
  expect(whatSticksOut()).toEqual([])
})

test('what is pasted into a field stays there', async () => {
  await show()
  const field = box('Tienda 0').element()
  paste('Amazon', field)
  expect(received(readOrderMail)).toEqual([])
})

test('without a clipboard there is a field to paste into', async () => {
  answers(readOrderMail, READ)
  await show()
  await press('Pegar')
  await sees(box('Pega aquí el correo'))
  paste('Audífonos', box('Pega aquí el correo').element())
  await sees('✓ La suma cuadra')
  await isGone(box('Pega aquí el correo'))
})

test('what does not add up is named, and the fields stay open', async () => {
  const doubts: OrderReading['doubts'] = ['sumDoesNotAddUp', 'severalOrders']
  answers(readOrderMail, { ...READ, trackings: ['1Z999AA10123456784', 'TBA306655443322'], isSure: false, doubts })
  await show()
  paste('x')
  await sees('Revisa: la suma no cuadra; tiene varios pedidos; tiene 2 números de tracking y pusimos el primero.')
  await expect.element(box('Tracking 0')).toHaveValue('1Z999AA10123456784')
  await sees(/^Audífonos 2 4750 \| factura Correo de Amazon\.png$/)
})

test('a package that is known is shown with its link, and nothing is filled', async () => {
  answers(readOrderMail, {
    ...READ,
    known: { orderId: idOf(7), title: { kind: 'thing', name: 'Mis audífonos', more: 0 }, code: 'ORD-000417' },
  })
  await show()
  paste('x')
  await sees('Ya lo tienes')
  await expect.element(link('Mis audífonos')).toHaveAttribute('href', `/tuspedidos?open=${idOf(7)}`)
  await expect.element(box('Tienda 0')).toHaveValue('')
})

test('a PDF is the invoice, and shows the tracking where no number was read; a second mail is a second package', async () => {
  answers(readOrderMail, READ)
  await show()
  choose(new File(['%PDF-1.7'], 'factura.pdf', { type: 'application/pdf' }))
  await sees(/factura factura\.pdf \| tracking factura\.pdf$/)
  expect(received(readOrderMail)).toMatchObject([{ body: { text: '' }, files: { mail: 'factura.pdf' } }])

  answers(readOrderMail, { ...READ, store: 'Nike', trackings: ['1Z999AA10123456784'] })
  paste('x')
  await expect.element(box('Tienda 1')).toHaveValue('Nike')
  await expect.element(box('Tienda 0')).toHaveValue('Amazon')
})

test('a photo is kept as the invoice and not read', async () => {
  await show()
  choose(new File(['x'], 'foto.png', { type: 'image/png' }))
  await sees(/La foto queda como factura/)
  await sees(/factura foto\.png$/)
  expect(received(readOrderMail)).toEqual([])
})

test('while it is read the buttons wait; a refusal and a lost connection are said, and nothing is filled', async () => {
  answers(readOrderMail, READ)
  const release = holds(readOrderMail)
  await show()
  paste('x')
  await sees('Leyendo…')
  await expect.element(button('Archivo')).toBeDisabled()
  release()
  await sees('✓ La suma cuadra')

  refuses(readOrderMail, 'tooManyRequests', { retryAfterInSeconds: 60 })
  paste('y')
  await says(alert(), /./)
  await isGone('✓ La suma cuadra')
  isUnreachable()
  paste('z')
  await says(alert(), /conexión/)
})

test('by hand it goes on in the first field', async () => {
  await show()
  button('Escribir').element().focus()
  await key('{Enter}')
  await expect.element(box('Tracking 0')).toHaveFocus()
})

test('what was shared and is no longer here is said, and its key leaves the address', async () => {
  await show({ at: '/?new=1#shared=00ff' })
  await sees('Lo que compartiste ya no está aquí. Pégalo o elige el archivo.')

  answers(readOrderMail, READ)
  paste('x')
  await sees('✓ La suma cuadra')
  await isGone('Lo que compartiste ya no está aquí. Pégalo o elige el archivo.')
})

test('in English', async () => {
  answers(readOrderMail, {
    ...READ,
    isSure: false,
    doubts: ['nothingReadable'],
    items: [],
    store: '',
    totalInCents: null,
    orderNumber: '',
  })
  await show({ language: 'en' })
  paste('x')
  await sees('Check: we could not read it, type it.')
})
