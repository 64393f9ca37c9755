/** The address of the remote component, as the page or the build says; null where it is switched off (screens, small print). */
export function componentAddress(): string | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name="notifications"]')?.content
  return (import.meta.env.VITE_NOTIFICATIONS ?? named ?? '/remote/notifications/') || null
}
