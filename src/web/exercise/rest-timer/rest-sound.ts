/** Safari's API for how the sound of a page mixes with that of other apps. */
interface WithAudioSession {
  readonly audioSession?: { type: string };
}

let context: AudioContext | null = null;

/**
 * Prepares the sound. Must be called from a user action, since browsers allow audio only then. `ambient` plays over
 * music without stopping it. In browsers without audio sessions, Web Audio mixes with other apps by default.
 */
export function readySound(): void {
  if (context !== null || typeof AudioContext === 'undefined') return;
  const { audioSession } = navigator as Navigator & WithAudioSession;
  if (audioSession !== undefined) audioSession.type = 'ambient';
  context = new AudioContext();
  void context.resume().then(letRest, () => {}); // this call unlocks audio in Safari
}

/** Plays three short tones; silent if there has been no user action yet. */
export async function playRestOver(): Promise<void> {
  if (context === null) return;
  await context.resume().catch(() => {}); // not allowed yet, so there is no sound
  if (context.state !== 'running') return;
  const start = context.currentTime + 0.05;
  for (const [index, pitch] of [784, 784, 1047].entries()) tone(context, { at: start + index * 0.22, pitch });
  window.setTimeout(() => void letRest(), 1_500);
}

/** Suspends the audio context, since a running one occupies the audio device and drains the battery. */
async function letRest(): Promise<void> {
  if (context?.state === 'running') await context.suspend();
}

function tone(audio: AudioContext, { at, pitch }: { readonly at: number; readonly pitch: number }): void {
  const source = audio.createOscillator();
  const loudness = audio.createGain();
  source.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.35, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.18);
  source.connect(loudness).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.2);
}
