import { SHORTEST_SEARCH } from '@app/domain'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Changed } from './filter-fields.tsx'

const LONGEST = 100

/** Part of what a column says. The list follows once the field is left, or with Enter. */
export function PartField({ label, values: [asked = ''], isStart, onChange }: Changed & { label: string }) {
  const { t } = useTranslation('table')
  const [text, setText] = useState(asked)
  const said = useRef(asked)
  useEffect(() => {
    if (asked !== said.current) setText(asked)
    said.current = asked
  }, [asked])
  const typed = text.trim()
  const isShort = typed.length > 0 && typed.length < SHORTEST_SEARCH
  const say = () => {
    if (isShort || typed === said.current) return
    said.current = typed
    onChange(typed ? [typed] : [])
  }
  return (
    <TextInput
      {...(isStart ? { 'data-autofocus': true } : {})}
      label={label}
      placeholder={t('filters.any')}
      description={isShort ? t('filters.tooShort', { least: SHORTEST_SEARCH }) : undefined}
      maxLength={LONGEST}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={say}
      onKeyDown={({ key }) => {
        if (key === 'Enter') say()
      }}
    />
  )
}
