import { Button, Loader, TextInput } from '@mantine/core'
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './receive.module.css'

type Props = {
  field: RefObject<HTMLInputElement | null>
  isLooking: boolean
  onScan: (text: string) => void
}

/** Where scanners type: they are keyboards that end with Enter. */
export function ScanField({ field, isLooking, onScan }: Props) {
  const { t } = useTranslation('administrator')
  const [text, setText] = useState('')
  useTypingLandsIn(field)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const scanned = text.trim()
    if (!scanned || isLooking) return
    setText('')
    onScan(scanned)
  }
  return (
    <form className={styles.scan} onSubmit={submit}>
      <TextInput
        ref={field}
        size="xl"
        className={styles.scanInput}
        label={t('warehouse.scan')}
        description={t('warehouse.scanHelp')}
        placeholder="1Z999AA10123456784"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        leftSection={isLooking ? <Loader size="sm" /> : <IconBarcode aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" size="xl" variant="default" disabled={isLooking}>
        {t('warehouse.find')}
      </Button>
    </form>
  )
}

/** A scan that begins while nothing is being typed elsewhere lands in the field, wherever the focus was. */
function useTypingLandsIn(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const land = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTypedElsewhere =
        target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]')
      // `/` belongs to the search, and a space presses the button that has the focus.
      if (isTypedElsewhere || key.length !== 1 || key === '/' || key === ' ' || ctrlKey || metaKey || altKey) return
      field.current?.focus()
    }
    addEventListener('keydown', land)
    return () => removeEventListener('keydown', land)
  }, [field])
}
