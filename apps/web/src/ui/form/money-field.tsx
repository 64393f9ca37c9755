import { dollarsFromCents } from '@app/domain'
import { TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../show/format.ts'
import { useFormat } from '../show/use-format.ts'
import { withPassingHint } from './amount-hint.tsx'
import { isAmbiguous, parseCents } from './parse-amount.ts'
import { useAmountText } from './use-amount-text.ts'

type Props = {
  label: ReactNode
  /** Whole cents. */
  value: number | null | undefined
  onChange: (cents: number | null) => void
  onBlur?: () => void
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
  'aria-label'?: string
}

/** Dollars with a comma or a point; gives whole cents, null while there is no amount. */
export function MoneyField({ value, onChange, onBlur, error, ...rest }: Props) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const print = (cents: number) => formatNumber(dollarsFromCents(cents), i18n.language, { minimumFractionDigits: 2 })
  const { text, wrong, isTyping, type, leave } = useAmountText({ value, onChange, parse: parseCents, print })
  const typed = parseCents(text)
  // While it is typed: once the field is left it stands there neatly printed.
  const hint =
    isTyping && typed.kind === 'amount' && /[.,]/.test(text) ? t('ui.understood', { amount: format.money(typed.amount) }) : null
  return (
    <TextInput
      {...rest}
      inputContainer={withPassingHint(hint)}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden>$</span>}
      classNames={{ input: 'tabular' }}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
      error={wrong ? t(isAmbiguous(text) ? 'fields.amountAmbiguous' : 'fields.amountNotValid') : error}
    />
  )
}
