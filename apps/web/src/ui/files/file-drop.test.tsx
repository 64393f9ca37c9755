import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { button, isGone, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { FileDrop } from './file-drop.tsx'

const pdf = (name: string, content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' })
const input = () => page.elementLocator(document.querySelector('input[type=file]') ?? document.body)

let held: readonly File[] = []
function Drop({ multiple, progress, onCancel }: { multiple?: boolean; progress?: number; onCancel?: () => void }) {
  const [files, setFiles] = useState<File[]>([])
  held = files
  const several = multiple ? { multiple, most: 2 } : {}
  const cancel = onCancel ? { onCancel } : {}
  return <FileDrop label="Factura" files={files} onChange={setFiles} progress={progress ?? null} {...several} {...cancel} />
}
async function draw(props: Parameters<typeof Drop>[0] = {}, stage: Stage = {}): Promise<void> {
  await renderScreen(<Drop {...props} />, { role: 'client', ...stage })
  await sees(page.getByRole('group', { name: 'Factura' }))
}

/** As a hand that lets files go over the field, or pastes them anywhere. */
function drop(type: 'drop' | 'paste', ...files: File[]): void {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const event =
    type === 'drop'
      ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
      : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  const target = type === 'drop' ? document.querySelector('fieldset') : document.body
  target?.dispatchEvent(event)
}

test('a second file takes the place of the first where one is wanted; it can be taken away', async () => {
  await draw()
  await userEvent.upload(input(), pdf('una.pdf'))
  await sees('una.pdf')
  drop('drop', pdf('otra.pdf'))
  await sees('otra.pdf')
  await isGone('una.pdf')
  await press('Quitar otra.pdf')
  await expect.poll(() => held).toEqual([])
})

test('what is pasted belongs to the only field of the page', async () => {
  await draw()
  // It listens from its first effect on.
  await expect
    .poll(() => {
      drop('paste', pdf('pegada.pdf'))
      return held.length
    })
    .toBe(1)
  await sees('pegada.pdf')
})

test('what the server would refuse is said at once, by its name, and not held', async () => {
  await draw()
  drop('drop', new File([], 'vacío.pdf', { type: 'application/pdf' }))
  await sees(/^vacío\.pdf: El archivo está vacío\./)
  drop('drop', new File(['MZ'], 'programa.exe', { type: 'application/x-msdownload' }))
  await sees(/^programa\.exe: /)
  expect(held).toEqual([])
})

test('more than there is room for is said; the first ones are held', async () => {
  await draw({ multiple: true })
  drop('drop', pdf('1.pdf', '%PDF-1'), pdf('2.pdf', '%PDF-2'), pdf('3.pdf', '%PDF-3'))
  await sees(/^3\.pdf: .*2/)
  expect(held.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf'])
})

test('while they are sent nothing is added or taken away, and sending can be given up', async () => {
  let cancelled = 0
  const onCancel = () => {
    cancelled += 1
  }
  await draw({ progress: 0.4, onCancel })
  drop('drop', pdf('tarde.pdf'))
  await sees(page.getByRole('progressbar'))
  expect(held).toEqual([])
  await press('Cancelar')
  expect(cancelled).toBe(1)
})

test('fits the narrowest phone with a name as long as a system allows', async () => {
  await draw({ multiple: true }, { width: 360, language: 'en', theme: 'dark' })
  drop('drop', pdf(`${'x'.repeat(250)}.pdf`))
  await sees(button(/^Remove x+\.pdf$/))
  expect(whatSticksOut()).toEqual([])
})
