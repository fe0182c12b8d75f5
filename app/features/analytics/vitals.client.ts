import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { track } from "./track";

/** Reports what the document's visitor met: its vitals, once each (ANA-04). `screen` is the document's. */
export function reportVitals(screen: string): void {
  const report = ({ name: metric, value, rating }: Metric) =>
    track({ name: "web_vital", metric, value: Math.round(value * 1_000) / 1_000, rating, screen });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
