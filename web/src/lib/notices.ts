// "Your turn" by sound and by the browser's notifications, where the player asked for them.
import { showNotice } from "./app";
import { settings } from "./settings.svelte";

/** Two soft notes, made on the spot. */
export function beep(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 523.25],
    [0.16, 783.99],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.45);
  }
  setTimeout(() => void audio.close(), 1000);
}

export function announceTurn(title: string, body: string): void {
  if (settings.sound) beep();
  if (
    settings.notify &&
    document.hidden &&
    typeof Notification !== "undefined" &&
    Notification.permission === "granted"
  )
    void showNotice(title, body);
}
