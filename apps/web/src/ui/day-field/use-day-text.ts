import { businessDay } from '@app/domain'
import { useEffect, useState } from 'react'
import { printDay, readDay } from './typed-day.ts'

type Options = { value: string; onChange: (day: string) => void; language: string }

/** While it is typed, 25/11/20 is rather the beginning of 25/11/2026: it counts once the field is left. */
const BEGINS_A_YEAR = /^\d{4}(19|20)$|\d\D+(19|20)$/

/** Keeps what is being typed as it is typed; prints it neatly once the field is left. */
export function useDayText({ value, onChange, language }: Options) {
  const [text, setText] = useState(printDay(value, language))
  const [isTyping, setTyping] = useState(false)
  const [isWrong, setWrong] = useState(false)
  // The value changed from elsewhere: a draft, a reset, the calendar, another language.
  useEffect(() => {
    if (!isTyping) setText(printDay(value, language))
  }, [value, language, isTyping])

  const give = (day: string) => {
    if (day !== value) onChange(day)
  }
  const type = (next: string) => {
    setTyping(true)
    setWrong(false)
    setText(next)
    const typed = readDay(next, language, businessDay(new Date()))
    give(typed.kind === 'day' && !BEGINS_A_YEAR.test(next.trim()) ? typed.day : '')
  }
  /** Whether it is a day, or nothing. What is neither is given as it was typed, so that the form refuses it instead of forgetting it. */
  const leave = (): boolean => {
    const typed = readDay(text, language, businessDay(new Date()))
    setTyping(false)
    setWrong(typed.kind === 'wrong')
    give(typed.kind === 'day' ? typed.day : text.trim())
    if (typed.kind === 'day') setText(printDay(typed.day, language))
    return typed.kind !== 'wrong'
  }
  const pick = (day: string) => {
    setTyping(false)
    setWrong(false)
    setText(printDay(day, language))
    give(day)
  }
  return { text, isWrong, type, leave, pick }
}
