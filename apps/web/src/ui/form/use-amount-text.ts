import { useEffect, useRef, useState } from 'react'
import type { Typed } from './parse-amount.ts'

type Options = {
  value: number | null | undefined
  onChange: (value: number | null) => void
  parse: (text: string) => Typed
  print: (value: number) => string
}

/** Keeps what is being typed as it is typed; prints it neatly once the field is left. */
export function useAmountText({ value, onChange, parse, print }: Options) {
  const asText = value == null ? '' : print(value)
  const [text, setText] = useState(asText)
  const [wrong, setWrong] = useState(false)
  const typing = useRef(false)
  const [isTyping, setTyping] = useState(false)
  // The value changed from elsewhere: a draft, a reset, another unit.
  useEffect(() => {
    if (!typing.current && !(wrong && value == null)) setText(asText)
  }, [asText, value, wrong])

  const type = (next: string) => {
    typing.current = true
    setTyping(true)
    setText(next)
    const typed = parse(next)
    if (typed.kind !== 'wrong') setWrong(false)
    onChange(typed.kind === 'amount' ? typed.amount : null)
  }
  const leave = () => {
    typing.current = false
    setTyping(false)
    const typed = parse(text)
    setWrong(typed.kind === 'wrong')
    if (typed.kind === 'amount') setText(print(typed.amount))
  }
  return { text, wrong, isTyping, type, leave }
}
