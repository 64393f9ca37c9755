import { Button, Loader, Textarea } from '@mantine/core'
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ClipboardEvent, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useGivenFiles } from '../../../ui/files/use-given-files.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import type { NewOrderValues, PackageValues } from '../new-order/new-order-values.ts'
import type { OrderingClient } from '../new-order/ordering-client.ts'
import styles from './reading-panel.module.css'
import { useMailReading } from './use-mail-reading.ts'
import { usePastedText } from './use-pasted-text.ts'
import { useSharedIn } from './use-shared-in.ts'
import { WhatWasRead } from './what-was-read.tsx'

type Props = {
  client: OrderingClient | undefined
  /** Fills the package at this place, else adds one. */
  onFill: (index: number | null, values: PackageValues) => void
}

const TAKEN = '.eml,message/rfc822,.pdf,application/pdf,image/jpeg,image/png,image/webp'

/** Above the fields of a new order: a mail of the store, or its PDF, fills them. By hand it goes on below. */
export function ReadingPanel({ client, onFill }: Props) {
  const { t } = useTranslation('orders')
  const { setFocus } = useFormContext<NewOrderValues>()
  const name = useId()
  const panel = useRef<HTMLElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [isPasting, setPasting] = useState(false)
  const { read, error, isReading, readText, readFile } = useMailReading(client, onFill)
  const takeText = (text: string) => {
    setPasting(false)
    void readText(text)
  }
  const takeFile = ([file]: readonly File[]) => {
    if (file) void readFile(file)
  }
  const { isOver, dropProps } = useGivenFiles(panel, takeFile)
  usePastedText(takeText)
  const isSharedGone = useSharedIn({ takeText, takeFile: (file) => takeFile([file]) })

  // A browser may have no clipboard to read, or its owner says no: then there is a field to paste into.
  const paste = async () => {
    const text = await readClipboard()
    if (text.trim() === '') setPasting(true)
    else takeText(text)
  }
  const pasteIntoField = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (text.trim() === '') return
    event.preventDefault()
    takeText(text)
  }
  const buttonProps = { variant: 'default', size: 'md', disabled: isReading } as const
  return (
    <section ref={panel} className={styles.panel} data-over={isOver} aria-labelledby={name} {...dropProps}>
      <h2 id={name}>{t('newOrder.reading.title')}</h2>
      <div className={styles.buttons}>
        <Button {...buttonProps} leftSection={<IconClipboard size={18} aria-hidden />} onClick={() => void paste()}>
          {t('newOrder.reading.paste')}
        </Button>
        <Button {...buttonProps} leftSection={<IconUpload size={18} aria-hidden />} onClick={() => chooser.current?.click()}>
          {t('newOrder.reading.file')}
        </Button>
        <Button
          {...buttonProps}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setFocus('packages.0.tracking')}
        >
          {t('newOrder.reading.write')}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={TAKEN}
        aria-labelledby={name}
        onChange={({ target }) => {
          takeFile([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      {isPasting ? (
        <Textarea
          label={t('newOrder.reading.pasteHere')}
          minRows={3}
          data-autofocus
          autoFocus
          onPaste={pasteIntoField}
          onBlur={({ currentTarget: { value } }) => takeText(value)}
        />
      ) : null}
      <div className={styles.said} aria-live="polite">
        {isReading ? (
          <p className={styles.reading}>
            <Loader size="sm" aria-hidden /> {t('newOrder.reading.reading')}
          </p>
        ) : null}
        {isSharedGone && read === null && !isReading ? <Note tone="neutral">{t('newOrder.reading.sharedGone')}</Note> : null}
        {read === 'picture' ? <Note tone="neutral">{t('newOrder.reading.picture')}</Note> : null}
        {read !== null && read !== 'picture' ? <WhatWasRead reading={read} /> : null}
        {error ? (
          <Note tone="red" isRefusal>
            <Refusal error={error} />
          </Note>
        ) : null}
      </div>
    </section>
  )
}

const readClipboard = async (): Promise<string> => {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return ''
  }
}
