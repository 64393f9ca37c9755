import type { Role } from '@app/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { hasNewVersion, keepProgram, subscribeToProgram } from './program.ts'

/** The screen that was asked for comes first. */
const HEAD_START_IN_MILLISECONDS = 3_000

/** Keeps the program for whoever signed in, and describes it to the system with the shortcuts of their role. */
export function useInstallation(role: Role): void {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'es'
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    link?.setAttribute('href', `/manifest-${role}-${language}.webmanifest`)
    return () => link?.setAttribute('href', '/manifest.webmanifest')
  }, [role, language])
  useEffect(() => {
    const timer = setTimeout(() => void keepProgram(), HEAD_START_IN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
}

export const useHasNewVersion = (): boolean => useSyncExternalStore(subscribeToProgram, hasNewVersion)
