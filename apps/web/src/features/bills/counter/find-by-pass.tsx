import type { Bill } from '@app/contract/bills.contract'
import { readPassKey } from '@app/domain'
import { Button, TextInput } from '@mantine/core'
import IconScan from '@tabler/icons-react/dist/esm/icons/IconScan.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { type Readings, useScanner } from '../../scanning/use-scanner.ts'
import { useFindBillByCode, useFindBillByPass } from '../pass/pass.queries.ts'
import styles from './find-by-pass.module.css'

type Props = {
  onFound: (bill: Bill) => void
  /** Nothing else is open that a scanner could type into. */
  hearsScanner: boolean
}

/** What a client shows or says at the counter: a scan from anywhere on the page, six digits, or the code of a bill. */
export function FindByPass({ onFound, hearsScanner }: Props) {
  const { t } = useTranslation('bills')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'notAPass' | 'noSuchBill' | null>(null)
  const byPass = useFindBillByPass()
  const byCode = useFindBillByCode()
  const forget = () => {
    setProblem(null)
    byPass.reset()
    byCode.reset()
  }
  const found = (bill: Bill | null) => {
    if (!bill) return setProblem('noSuchBill')
    setText('')
    onFound(bill)
  }
  const find = (shown: string) => {
    forget()
    const key = readPassKey(shown)
    if (!key) return setProblem('notAPass')
    if ('bill' in key) byCode.mutate(key.bill, { onSuccess: found })
    else byPass.mutate(key, { onSuccess: found })
  }
  const isPending = byPass.isPending || byCode.isPending
  const refusal = byPass.error ?? byCode.error
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) find(text)
      }}
    >
      {hearsScanner ? <Scanner onScan={(readings) => find(readings.find(readPassKey) ?? readings[0])} /> : null}
      <TextInput
        className={styles.field}
        label={t('pass.find')}
        leftSection={<IconScan aria-hidden />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => {
          forget()
          setText(currentTarget.value)
        }}
        error={refusal ? <Refusal error={refusal} /> : problem && t(`pass.${problem}`)}
      />
      <Button type="submit" variant="default" loading={isPending}>
        {t('pass.deliver')}
      </Button>
    </form>
  )
}

function Scanner({ onScan }: { onScan: (readings: Readings) => void }) {
  useScanner(onScan)
  return null
}
