import { Button, Loader, TextInput } from '@mantine/core'
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import { type ClipboardEvent, type FormEvent, type RefObject, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StationCards } from '../../scanning/station-cards.ts'
import { SCAN_FIELD } from '../../scanning/typed-field.ts'
import styles from './scan-field.module.css'
import { scanLines } from './scan-lines.ts'

type Props = {
  label: string
  placeholder: string
  field: RefObject<HTMLInputElement | null>
  isLooking: boolean
  onScan: (text: string) => void
  /** Enter, where nothing was typed. */
  onEnter?: () => void
  /** Where many numbers may be worked off one by one. */
  onList?: (numbers: readonly string[]) => void
  onOpenList?: () => void
  onOpenCamera?: () => void
}

/** For what no scanner reads: a number is typed, or many are pasted. */
export function ScanField({ label, placeholder, field, isLooking, onScan, onEnter, onList, onOpenList, onOpenCamera }: Props) {
  const { t } = useTranslation('warehouse')
  const [text, setText] = useState('')
  const isCard = use(StationCards)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const scanned = text.trim()
    if (!scanned) return onEnter?.()
    setText('')
    if (!isCard(scanned)) onScan(scanned)
  }
  const paste = (event: ClipboardEvent) => {
    if (!onList) return
    const numbers = scanLines(event.clipboardData.getData('text'))
    if (numbers.length < 2) return
    event.preventDefault()
    onList(numbers)
  }
  return (
    <form className={styles.scan} onSubmit={submit}>
      <TextInput
        ref={field}
        size="xl"
        label={label}
        description={t('scanHelp')}
        placeholder={placeholder}
        {...SCAN_FIELD}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        leftSection={isLooking ? <Loader size="sm" /> : <IconBarcode aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onPaste={paste}
      />
      <div className={styles.scanTools}>
        <Button type="submit" size="md" disabled={isLooking}>
          {t('find')}
        </Button>
        {onOpenCamera ? (
          <Button size="md" variant="default" leftSection={<IconCamera aria-hidden />} onClick={onOpenCamera}>
            {t('camera.title')}
          </Button>
        ) : null}
        {onOpenList ? (
          <Button size="md" variant="default" leftSection={<IconListNumbers aria-hidden />} onClick={onOpenList}>
            {t('list.open')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
